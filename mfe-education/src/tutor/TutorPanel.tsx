import X from 'lucide-react/icons/x';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { TUTOR_MESSAGE_MAX } from '@site/validation';
import { levels, starters, type LevelId } from '@site/curriculum';
import { styled, type RemoteDeps } from '@site/platform';
import {
  Button,
  Card,
  Field,
  Heading,
  IconButton,
  Row,
  Stack,
  Text,
  TextArea,
  VisuallyHidden,
} from '@site/ui';
import { ToolLink } from '../address/links.tsx';
import { TutorLog } from './TutorLog.tsx';
import { useTutor } from './useTutor.ts';

const Box = styled(TextArea)`
  min-height: 80px;
`;

/* Scrolled into view with the line below it. */
const Form = styled(Stack)`
  scroll-margin-bottom: 72px;
`;

const Close = styled(IconButton)`
  margin: -8px -8px 0 0;
`;

export interface TutorPanelProps extends Pick<RemoteDeps, 'notify' | 'auth'> {
  id: string;
  level: LevelId;
  isOpen: boolean;
  /** Whether the message box comes into view and takes the focus; not when a reload restores the panel. */
  takesFocus: boolean;
  onClose(): void;
}

/** The conversation with the tutor, and the box to ask in. */
export function TutorPanel({ id, takesFocus, onClose, ...options }: TutorPanelProps) {
  const { level, isOpen } = options;
  const chat = useTutor(options);
  const pending = chat.pending !== null;
  const tooLong = tooLongError(chat.draft);
  const box = useRef<HTMLTextAreaElement>(null);
  const keptFocus = useKeptFocus(`${id}-log`);
  useEffect(() => {
    if (!isOpen || !takesFocus) return;
    box.current?.form?.scrollIntoView({ block: 'nearest' });
    box.current?.focus({ preventScroll: true });
  }, [isOpen, takesFocus]);

  function submit(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    void chat.send();
  }

  function sendOnEnter(event: KeyboardEvent) {
    // Enter also ends the composition of a character; Safari says so by the code 229 alone.
    const composes = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key === 'Enter' && !event.shiftKey && !composes) submit(event);
  }

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
            {starters[level].map(question => (
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
        <Form as="form" $gap={12} onSubmit={submit}>
          <Field label="Message" error={tooLong}>
            {control => (
              <Box
                {...control}
                ref={box}
                rows={2}
                value={chat.draft}
                onChange={event => chat.setDraft(event.target.value)}
                onKeyDown={sendOnEnter}
              />
            )}
          </Field>
          <Row $gap={12}>
            <Button type="submit" aria-disabled={pending || !chat.draft.trim() || tooLong !== undefined}>
              Send
            </Button>
            {pending && (
              <Button $variant="secondary" onClick={() => chat.stop()}>
                Stop
              </Button>
            )}
            {chat.turns.length > 0 && (
              <Button $variant="quiet" onClick={chat.restart}>
                New chat
              </Button>
            )}
          </Row>
        </Form>
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

/** Says how long a message is that is too long to be sent. */
function tooLongError(draft: string) {
  const { length } = draft.trim();
  if (length <= TUTOR_MESSAGE_MAX) return undefined;
  const format = new Intl.NumberFormat('en');
  return `${format.format(length)} of at most ${format.format(TUTOR_MESSAGE_MAX)} characters. Shorten the message to send it.`;
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
