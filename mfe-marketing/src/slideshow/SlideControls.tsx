import { styled } from '@site/platform';
import { IconButton, withoutScripts } from '@site/ui';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { SLIDE_DURATIONS } from './useSlideshow.ts';

const Bar = styled.div`
  display: flex;
  gap: 8px;
  ${withoutScripts} {
    visibility: hidden;
  }
`;

const solid = { size: 16, fill: 'currentColor', strokeWidth: 0 } as const;

/** 44 px to hit, a thin line to see. */
const Dot = styled.button`
  display: grid;
  flex: 1;
  align-content: center;
  height: 44px;
  padding: 0;
  border: 0;
  background: none;
  &::before {
    content: '';
    height: 2px;
    background: var(--border);
    transition: background var(--base) var(--ease);
  }
  &[aria-current='true'] {
    &::before {
      outline: 1px solid;
      background: var(--text);
    }
  }
`;

const Toggle = styled(IconButton)`
  margin-left: 8px;
  border-color: var(--border);
  color: var(--text);
`;

interface SlideControlsProps {
  index: number;
  onShow: (index: number) => void;
  playing: boolean;
  /** Absent where nothing moves: under reduced motion there is nothing to pause. */
  onToggle?: (() => void) | undefined;
}

export function SlideControls({ index, onShow, playing, onToggle }: SlideControlsProps) {
  return (
    <Bar>
      {SLIDE_DURATIONS.map((_, slide) => (
        <Dot
          key={slide}
          type="button"
          aria-label={`Slide ${slide + 1}`}
          aria-current={slide === index ? 'true' : undefined}
          onClick={() => onShow(slide)}
        />
      ))}
      {onToggle && (
        <Toggle aria-label={playing ? 'Pause slideshow' : 'Play slideshow'} onClick={onToggle}>
          {playing ? <Pause {...solid} /> : <Play {...solid} />}
        </Toggle>
      )}
    </Bar>
  );
}
