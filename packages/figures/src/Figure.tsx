import { useCallback, useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { figures, type FigureId } from './catalogue.ts';
import type { Drawings } from './drawing/drawing.ts';
import { chunks, type Chunk } from './chunks.ts';
import { Picture } from './Picture.tsx';

const Frame = styled.figure`
  width: 100%;
  max-width: 720px;
  break-inside: avoid;
  figcaption {
    margin-top: 12px;
    color: var(--muted);
    font-size: var(--size-14);
  }
`;

const Title = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 16px;
  margin-bottom: 8px;
  font-weight: 600;
  small {
    font-weight: 450;
    font-size: var(--size-13);
    color: var(--muted);
  }
`;

/* As high as the picture that follows. */
const Waiting = styled.div<{ $tall: boolean | undefined }>`
  aspect-ratio: ${({ $tall }) => ($tall ? '640 / 460' : '640 / 340')};
  padding: 24px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  @media (max-width: 600px) {
    aspect-ratio: ${({ $tall }) => ($tall ? '340 / 460' : '340 / 320')};
  }
`;

/** A figure of a lesson by its name: title, picture, caption. The drawings of a lesson are a chunk of their own. */
export function Figure({ id }: { id: FigureId }) {
  const { title, caption, alternative, isSimulated, isTall, chunk } = figures[id];
  const { drawings, failed, retry } = useDrawings(chunk);
  const titleId = useId();
  const drawing = drawings?.[id];
  return (
    <Frame aria-labelledby={titleId}>
      <Title>
        <span id={titleId}>{title}</span>
        {isSimulated && <small>Simulated prices</small>}
      </Title>
      {drawing ? (
        <Picture drawing={drawing} alternative={alternative} isTall={isTall} />
      ) : (
        <Waiting $tall={isTall}>
          {alternative}
          {failed && (
            <p>
              The picture could not be loaded. <button onClick={retry}>Try again</button>
            </p>
          )}
        </Waiting>
      )}
      <figcaption>{caption}</figcaption>
    </Frame>
  );
}

/** The drawings of a lesson, once they are there; `retry` after a failure. */
function useDrawings(chunk: Chunk) {
  const [state, setState] = useState<{ drawings?: Drawings; failed?: boolean }>({});
  const retry = useCallback(
    () =>
      chunks[chunk]().then(
        ({ drawings }) => setState({ drawings }),
        () => setState({ failed: true }),
      ),
    [chunk],
  );
  useEffect(() => void retry(), [retry]);
  return { ...state, retry };
}
