import { styled } from '@site/platform';
import { from, IconButton, landscapePhone, withoutScripts } from '@site/ui';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';

const Bar = styled.div`
  /* On the picture: at its end on a phone, in the corner of the page on a wide screen. */
  position: absolute;
  top: calc(var(--band) - 44px);
  right: max(var(--gutter), (100% - var(--page)) / 2);
  display: flex;
  align-items: center;
  border-radius: 22px;
  ${from.desktop} {
    inset-block: auto 24px;
  }
  ${landscapePhone} {
    inset-block: auto 8px;
  }
  ${withoutScripts} {
    display: none;
  }
`;

/* As heavy as the line of the current slide. */
const solid = { size: 18, fill: 'currentColor', strokeWidth: 0 } as const;

/** 44 px to hit, a thin line to see. */
const Dot = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  background: none;
  &::before {
    content: '';
    width: 28px;
    height: 2px;
    background: var(--muted);
    transition: background var(--base) var(--ease);
  }
  &[aria-current='true']::before {
    height: 4px;
    background: var(--text);
  }
`;

export interface SlideControlsProps {
  count: number;
  index: number;
  onShow: (index: number) => void;
  playing: boolean;
  /** Absent where nothing moves: under reduced motion there is nothing to pause. */
  onToggle?: (() => void) | undefined;
}

export function SlideControls({ count, index, onShow, playing, onToggle }: SlideControlsProps) {
  return (
    <Bar>
      {Array.from({ length: count }, (_, slide) => (
        <Dot
          key={slide}
          type="button"
          aria-label={`Slide ${slide + 1}`}
          aria-current={slide === index ? 'true' : undefined}
          onClick={() => onShow(slide)}
        />
      ))}
      {onToggle && (
        <IconButton aria-label={playing ? 'Pause slideshow' : 'Play slideshow'} onClick={onToggle}>
          {playing ? <Pause {...solid} /> : <Play {...solid} />}
        </IconButton>
      )}
    </Bar>
  );
}
