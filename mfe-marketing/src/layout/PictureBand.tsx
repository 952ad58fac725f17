import { styled } from '@site/platform';
import { Container, from } from '@site/ui';
import { Picture, type PictureProps } from './Picture.tsx';

const Frame = styled.div`
  height: 240px;
  overflow: hidden;
  border-radius: var(--radius);
  ${from.tablet} {
    height: 440px;
  }
`;

/** A decorative picture across the page. */
export const PictureBand = (props: Pick<PictureProps, 'file' | 'eager'>) => (
  <Container>
    <Frame>
      <Picture {...props} alt="" sizes="(min-width: 1280px) 1200px, 100vw" />
    </Frame>
  </Container>
);
