import { useCallback, useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { findFigure, type FigureId } from './catalogue.ts';
import { chunks, type Chunk } from './chunks.ts';
import type { Drawings } from './drawing/drawing.ts';
import { Panel, Picture } from './Picture.tsx';
import { Table } from './Table.tsx';

const Frame = styled.figure`
  display: grid;
  gap: 12px;
  width: 100%;
  break-inside: avoid;
  > p {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 16px;
    font-weight: 600;
  }
  small {
    font-weight: 450;
    font-size: var(--size-14);
    color: var(--muted);
  }
  figcaption {
    color: var(--muted);
  }
`;

/* About as high as the picture that follows. */
const Waiting = styled(Panel)<{ $tall: boolean | undefined }>`
  min-height: ${({ $tall }) => ($tall ? 460 : 320)}px;
  padding: 24px;
`;

/**
 * A figure of a lesson by its name: title, picture, caption. The drawings of a lesson are a chunk of their own.
 * Nothing for a name that only a newer build knows.
 */
export function Figure({ id }: { id: string }) {
  const found = findFigure(id);
  return found && <Known {...found} id={id as FigureId} />;
}

type KnownProps = NonNullable<ReturnType<typeof findFigure>> & { id: FigureId };

function Known({ id, title, caption, isSimulated, ...figure }: KnownProps) {
  const titleId = useId();
  return (
    <Frame aria-labelledby={titleId}>
      <p>
        <span id={titleId}>{title}</span>
        {isSimulated && <small>Simulated</small>}
      </p>
      {figure.table ? <Table rows={figure.table} name={figure.alternative} /> : <Drawn id={id} {...figure} />}
      <figcaption>{caption}</figcaption>
    </Frame>
  );
}

function Drawn({ id, alternative, isTall, chunk }: Omit<KnownProps, 'title' | 'caption'>) {
  const { drawings, failed, retry } = useDrawings(chunk);
  const drawing = drawings?.[id];
  if (drawing) return <Picture drawing={drawing} alternative={alternative} isTall={isTall} />;
  return (
    <Waiting $tall={isTall}>
      {alternative} {failed && <button onClick={retry}>Draw it: try again</button>}
    </Waiting>
  );
}

/** The drawings of a lesson, once they are there; `retry` after a failure. */
function useDrawings(chunk: Chunk) {
  const [state, setState] = useState<{ drawings?: Drawings; failed?: boolean }>({});
  const failed = () => setState({ failed: true });
  const retry = useCallback(() => chunks[chunk]().then(setState, failed), [chunk]);
  useEffect(() => void retry(), [retry]);
  return { ...state, retry };
}
