import { articleImage } from '@/lib/articles/images';

interface ArticlePictureProps {
  /** `img_dir_path` of the manifest. */
  directory: string;
  alt: string;
  title?: string;
  /** The widths at which it is shown, for the browser's choice. */
  sizes: string;
  /** Seen at once: loaded before what is further down. */
  isFirst?: boolean;
  className?: string;
}

/** The side of the picture as the specification has it, pixels. */
const sidePx = 360;

/** A square picture of an article, in the size the screen needs, its place kept free. */
export function ArticlePicture(props: ArticlePictureProps) {
  const { directory, alt, title, sizes, isFirst = false, className = '' } = props;
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
        className={`h-auto w-full rounded-box ${className}`}
      />
    </picture>
  );
}
