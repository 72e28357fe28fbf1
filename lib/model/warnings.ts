/** Above this likely peak alcohol threatens life, permille. */
export const lifeThreateningPermille = 3;

/** Above this likely peak an entry is probably a slip, permille. */
export const absurdPermille = 5;

/** Drinking longer than this hides its pauses: the drinks are spread evenly, minutes. */
export const longDrinkingMin = 6 * 60;
