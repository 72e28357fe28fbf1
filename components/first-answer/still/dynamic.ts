/** Replaces next/dynamic in the first answer: parts loaded later render nothing. */
const dynamic = () => () => null;
export default dynamic;
