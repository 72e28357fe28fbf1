import { articleImage } from '@/lib/articles/images';

interface ArticlePictureProps {
  /** `img_dir_path` of the manifest. */
  directory: string;
  alt: string;
  title?: string;
  /** The `sizes` attribute: the displayed widths. */
  sizes: string;
  /** Visible without scrolling, so loaded with high priority. */
  isFirst?: boolean;
}

/** Width and height of the picture in the specification, pixels. */
const sidePx = 360;

/** A square picture of an article, as WebP or JPEG in the size that the screen needs. */
export function ArticlePicture(props: ArticlePictureProps) {
  const { directory, alt, title, sizes, isFirst = false } = props;
  const { webpSrcSet, jpg } = articleImage(directory);
  return (
    <picture>
      <source type="image/webp" srcSet={webpSrcSet} sizes={sizes} />
      <img
        src={jpg}
        width={sidePx}
        height={sidePx}
        alt={alt}
        title={title}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        className="h-auto w-full rounded-box"
      />
    </picture>
  );
}
