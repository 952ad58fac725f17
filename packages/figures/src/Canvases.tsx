import { memo, useEffect, useRef, type PointerEvent } from 'react';
import styled from 'styled-components';
import type { Drawing } from './drawing/drawing.ts';
import { framesOf, type Frame } from './drawing/frame.ts';
import { group, looks } from './drawing/marks.tsx';

/* One of the two canvases shows: by the width of the column, so that no script has to measure it. */
const Canvas = styled.svg<{ $wide: boolean }>`
  display: ${({ $wide }) => ($wide ? 'none' : 'block')};
  width: 100%;
  max-width: ${({ $wide }) => ($wide ? 848 : 440)}px;
  height: auto;
  overflow: visible;
  margin-inline: auto;
  font: 450 ${({ $wide }) => ($wide ? 14 : 13.5)}px / 1.3 var(--font-text);
  user-select: none;
  @container (min-width: 550px) {
    display: ${({ $wide }) => ($wide ? 'block' : 'none')};
  }
  /* Drawn larger, its words stay below those of the text. */
  @container (min-width: 400px) and (max-width: 549px) {
    font-size: 12px;
  }
  @container (min-width: 740px) {
    font-size: 12.5px;
  }
  ${looks}
  [data-grab='x'] {
    cursor: ew-resize;
  }
  [data-grab='y'] {
    cursor: ns-resize;
  }
`;

interface Props {
  drawing: Drawing;
  values: readonly number[];
  isTall?: boolean | undefined;
  /** Stable, and absent where nothing can be dragged. */
  onDrag?: ((value: number) => void) | undefined;
}

/** A drawing on its wide and on its narrow canvas; drawn again only for other values. */
export const Canvases = memo(function Canvases(props: Props) {
  return framesOf(props.isTall).map(frame => <Drawn key={frame.width} frame={frame} {...props} />);
});

const isHandle = ({ target }: { target: EventTarget | null }) =>
  (target as Element).closest('[data-grab]') !== null;

function Drawn({ drawing, values, frame, onDrag }: Props & { frame: Frame }) {
  // Where the canvas stood when it was grabbed: measured once, so that no move has to wait for a layout.
  const grabbed = useRef<DOMRect>(null);
  const drag = ({ clientX, clientY }: PointerEvent) => {
    const box = grabbed.current;
    if (!box || !drawing.drag) return;
    const unit = frame.width / box.width;
    onDrag?.(drawing.drag(frame, (clientX - box.left) * unit, (clientY - box.top) * unit));
  };
  const canvas = useRef<SVGSVGElement>(null);
  useEffect(() => {
    // Chromium heeds `touch-action` on a whole svg alone, which would keep a finger from scrolling past the figure.
    const hold = (event: TouchEvent) => isHandle(event) && event.preventDefault();
    const element = canvas.current;
    element?.addEventListener('touchstart', hold, { passive: false });
    return () => element?.removeEventListener('touchstart', hold);
  }, []);
  return (
    <Canvas
      ref={canvas}
      $wide={frame.wide}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      aria-hidden
      onPointerDown={event => {
        if (!isHandle(event)) return;
        grabbed.current = event.currentTarget.getBoundingClientRect();
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={drag}
      onLostPointerCapture={() => void (grabbed.current = null)}
    >
      {group(drawing.draw(frame, ...values))}
    </Canvas>
  );
}
