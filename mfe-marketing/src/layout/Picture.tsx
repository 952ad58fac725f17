import { styled } from '@site/platform';

export interface PictureFile {
  /** `srcset`s of the two formats; `src` is the smallest WebP, for other browsers. */
  avif: string;
  webp: string;
  src: string;
  width: number;
  height: number;
}

const Frame = styled.picture`
  display: contents;
`;

const Image = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

interface PictureProps {
  file: PictureFile;
  alt: string;
  /** How wide it is drawn, as in the `sizes` attribute. */
  sizes: string;
}

/** An image that fills its place. */
export function Picture({ file, alt, sizes }: PictureProps) {
  return (
    <Frame>
      <source type="image/avif" srcSet={file.avif} sizes={sizes} />
      <source type="image/webp" srcSet={file.webp} sizes={sizes} />
      <Image
        src={file.src}
        width={file.width}
        height={file.height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </Frame>
  );
}
