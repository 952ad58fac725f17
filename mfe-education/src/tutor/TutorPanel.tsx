import X from 'lucide-react/icons/x';
import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import { levels, starters, type LevelId } from '@site/curriculum';
import { styled, type RemoteDeps } from '@site/platform';
import { Button, Card, Heading, IconButton, Row, Stack, Text, VisuallyHidden } from '@site/ui';
import { ToolLink } from '../address/links.tsx';
import { MessageForm } from './MessageForm.tsx';
import { TutorLog } from './TutorLog.tsx';
import { useTutor } from './useTutor.ts';

const Close = styled(IconButton)`
  margin: -8px -8px 0 0;
`;

export interface TutorPanelProps extends Pick<RemoteDeps, 'notify' | 'auth'> {
  id: string;
  level: LevelId;
  /** To begin with, instead of those of the level. */
  questions?: readonly string[];
  isOpen: boolean;
  /** Whether the message box comes into view and takes the focus; not when a reload restores the panel. */
  takesFocus: boolean;
  onClose(): void;
}

/** The conversation with the tutor, and the box to ask in. */
export function TutorPanel({ id, questions, takesFocus, onClose, ...options }: TutorPanelProps) {
  const { level, isOpen } = options;
  const chat = useTutor(options);
  const pending = chat.pending !== null;
  const keptFocus = useKeptFocus(`${id}-log`);

  return (
    <Card as="section" id={id} aria-labelledby={`${id}-heading`} {...keptFocus}>
      <Stack $gap={16}>
        <Row $justify="space-between" $align="start">
          <Heading level={2} size={25} id={`${id}-heading`}>
            AI Tutor
          </Heading>
          <Close aria-label="Close" onClick={onClose}>
            <X size={20} aria-hidden />
          </Close>
        </Row>
        <TutorLog
          id={`${id}-log`}
          chat={chat}
          level={levels.find(one => one.id === level)!.name}
          isOpen={isOpen}
        />
        {chat.turns.length === 0 && !pending && (
          <Row $gap={8}>
            {(questions ?? starters[level]).map(question => (
              <Button
                key={question}
                $variant="secondary"
                $size="small"
                onClick={() => void chat.send(question)}
              >
                {question}
              </Button>
            ))}
          </Row>
        )}
        <VisuallyHidden role="status">{chat.status}</VisuallyHidden>
        <MessageForm chat={chat} takesFocus={isOpen && takesFocus} />
        <Row $justify="space-between">
          <Text $size={14} $muted>
            Educational content only. Not financial advice.
          </Text>
          <ToolLink tool="glossary">Glossary</ToolLink>
        </Row>
      </Stack>
    </Card>
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
