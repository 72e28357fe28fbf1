/** Replaces next/navigation in the first answer, where links are plain links. */
export const useRouter = () => ({ prefetch() {}, push() {}, replace() {}, back() {} });
export const usePathname = (): string => window.location.pathname;
