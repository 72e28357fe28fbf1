/** In the place of next/dynamic in the first answer: what is loaded later is drawn later. */
const dynamic = () => () => null;
export default dynamic;
