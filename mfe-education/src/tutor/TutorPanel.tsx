import { useLayoutEffect, useRef, type FocusEvent, type MouseEvent } from 'react';
import { levels, starters, type LevelId } from '@site/curriculum';
import { Link, styled, type RemoteDeps } from '@site/platform';
import {
  Button,
  hasRoomBeside,
  Row,
  SidePanel,
  Text,
  TextLink,
  VisuallyHidden,
  type SidePanelProps,
} from '@site/ui';
import { ToolLink } from '../address/links.tsx';
import { MessageForm } from './MessageForm.tsx';
import { TutorLog } from './TutorLog.tsx';
import { useTutor } from './useTutor.ts';

/* Questions, not commands. */
const Suggested = styled(Button)`
  font-weight: 450;
  text-align: start;
`;

interface Props
  extends Pick<RemoteDeps, 'notify' | 'auth'>, Pick<SidePanelProps, 'id' | 'onClose' | 'onClosed'> {
  level: LevelId;
  /** To begin with, instead of those of the level. */
  questions?: readonly string[];
  isOpen: boolean;
  /** Whether the message box takes the focus; not when a reload restores the panel. */
  takesFocus: boolean;
}

/** The conversation with the tutor, and the box to ask in. It goes on while the panel is closed. */
export function TutorPanel({ id, questions, takesFocus, onClose, onClosed, ...options }: Props) {
  const { level, isOpen, auth } = options;
  const chat = useTutor(options);
  const keptFocus = useKeptFocus(`${id}-log`);

  // At once, not when the next page is there: that one would open its own panel, since this one is kept open.
  const closeOverPage = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a[href^="/"]') && !hasRoomBeside()) onClose();
  };

  return (
    <SidePanel
      {...{ id, onClose, onClosed }}
      title="AI Tutor"
      open={isOpen}
      onClick={closeOverPage}
      {...keptFocus}
    >
      <VisuallyHidden role="status">{chat.status}</VisuallyHidden>
      <TutorLog id={`${id}-log`} chat={chat}>
        <Text $muted>
          Ask about anything in the {levels.find(one => one.id === level)!.name} lessons. The tutor quotes
          them and does the sums of a trade; it never says what to buy or sell. Your questions are not stored:{' '}
          <TextLink as={Link} to="/privacy">
            Privacy Policy
          </TextLink>
        </Text>
        <Row $gap={8}>
          {(questions ?? starters[level]).map(question => (
            <Suggested
              key={question}
              $variant="secondary"
              $size="small"
              onClick={() => void chat.send(question)}
            >
              {question}
            </Suggested>
          ))}
        </Row>
      </TutorLog>
      <MessageForm chat={chat} auth={auth} takesFocus={takesFocus} />
      <Row $justify="space-between" $gap={4}>
        <Text $size={14} $muted>
          Educational content only. Not financial advice.
        </Text>
        <Row $gap={8}>
          <ToolLink tool="glossary">Glossary</ToolLink>
          {chat.turns.length > 0 && (
            <Button $variant="quiet" $size="small" onClick={chat.restart}>
              New chat
            </Button>
          )}
        </Row>
      </Row>
    </SidePanel>
  );
}

/**
 * Keeps the keyboard's place where a focused control goes, for instance a pressed Retry: the element `next` gets the focus.
 * @returns to be spread on the element around the controls
 */
function useKeptFocus(next: string) {
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    if (focused.current?.isConnected === false) document.getElementById(next)?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }: FocusEvent) => void (focused.current = target),
    onBlur: () => void (focused.current = null),
  };
}
