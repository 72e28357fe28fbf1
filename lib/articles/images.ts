import { withBasePath } from '@/lib/site/routes';

/** Widths of an article's picture, pixels; it is square (specification, section 9). */
export const imageWidths = [360, 720, 1080] as const;

/** The four addresses of a picture (specification, section 7). */
export interface ArticleImage {
  /** For `srcset`: three widths of WebP. */
  webpSrcSet: string;
  /** For browsers without WebP, and for feeds and cards. */
  jpg: string;
}

/** @param directory `img_dir_path` of the manifest */
export function articleImage(directory: string): ArticleImage {
  const address = (name: string) => withBasePath(`/articles/${directory}/${name}`);
  return {
    webpSrcSet: imageWidths.map((width) => `${address(`img-${width}w.webp`)} ${width}w`).join(', '),
    jpg: address('img-1080w.jpg'),
  };
}
