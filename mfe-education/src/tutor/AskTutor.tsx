import { useId, useRef, useState, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import type { LevelId } from '@site/curriculum';
import type { RemoteDeps } from '@site/platform';
import { Button, hasRoomBeside, Lazy, VisuallyHidden } from '@site/ui';
import { readChat, readDraft } from './keptChat.ts';

const load = () => import(/* webpackChunkName: "tutor" */ './TutorPanel.tsx');

interface Props extends Pick<RemoteDeps, 'notify' | 'auth'> {
  /** The button's words, while the panel is closed and open. */
  labels: readonly [ask: string, hide: string];
  level: LevelId;
  /** Where the button stands once more. */
  again?: Element | null;
  /** To begin with, instead of those of the level. */
  questions?: readonly string[];
}

/** Opens and closes the tutor, in a chunk that loads when it is opened first. A closed panel goes on with its conversation. */
export function AskTutor({ labels: [ask, hide], again, ...options }: Props) {
  // What was typed is shown again; a panel that was left open only beside the page, not over another one.
  const [isOpen, setOpen] = useState(
    () => readDraft(options.auth) !== '' || (readChat(options.auth).isOpen && hasRoomBeside()),
  );
  const [wasToggled, setToggled] = useState(false);
  /** The button that was pressed last. */
  const pressed = useRef<HTMLButtonElement>(null);
  const id = useId();

  function toggle({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    pressed.current = currentTarget;
    setToggled(true);
    setOpen(!isOpen);
  }

  const button = {
    $variant: 'secondary',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onClick: toggle,
    children: isOpen ? hide : ask,
  } as const;
  return (
    <>
      <Button {...button} ref={pressed} />
      {again &&
        createPortal(<Button {...button}>{isOpen ? hide : 'Still unsure? Open the tutor'}</Button>, again)}
      {(isOpen || wasToggled) && (
        <Lazy load={load} waiting={<VisuallyHidden role="status">Opening the tutor...</VisuallyHidden>}>
          {({ TutorPanel }) => (
            <TutorPanel
              {...options}
              id={id}
              isOpen={isOpen}
              takesFocus={wasToggled}
              onClose={() => setOpen(false)}
              onClosed={() => pressed.current?.focus({ preventScroll: true })}
            />
          )}
        </Lazy>
      )}
    </>
  );
}
