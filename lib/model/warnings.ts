/** A cautious peak above this is life-threatening, permille. */
export const lifeThreateningPermille = 3;

/** A likely peak above this is probably a typing error, permille. */
export const absurdPermille = 5;

/** A longer sitting probably had pauses, which are lost since drinks are spread evenly, minutes. */
export const longDrinkingMin = 6 * 60;
