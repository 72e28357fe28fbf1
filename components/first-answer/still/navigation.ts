/** In the place of next/navigation in the first answer: links are links there, and lead by themselves. */
export const useRouter = () => ({ prefetch() {}, push() {}, replace() {}, back() {} });
export const usePathname = (): string => window.location.pathname;
