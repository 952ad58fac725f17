import X from 'lucide-react/icons/x';
import { useState } from 'react';
import {
  Button,
  ButtonLink,
  CoveredByPanel,
  Dialog,
  Field,
  IconButton,
  NewTabLink,
  PanelContainer,
  PrintButton,
  Row,
  Select,
  SidePanel,
  Suggestion,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  TextArea,
  TextInput,
  TextLink,
} from '../index.ts';
import type { Examples } from './Gallery.tsx';

const variants = ['primary', 'secondary', 'quiet'] as const;
const nothing = () => {};

function OpenDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Dialog title">
        <Button onClick={() => setOpen(false)}>Done</Button>
      </Dialog>
    </>
  );
}

function OpenPanel() {
  const [open, setOpen] = useState(false);
  return (
    <PanelContainer>
      <CoveredByPanel>
        <Button onClick={() => setOpen(true)}>Open the panel</Button>
        <SidePanel
          id="panel"
          open={open}
          onClose={() => setOpen(false)}
          onClosed={nothing}
          title="Panel title"
        />
      </CoveredByPanel>
    </PanelContainer>
  );
}

/** What one presses, types into or follows. */
export const controls: Examples = {
  Button: {
    ...Object.fromEntries(
      variants.map(variant => [
        variant,
        <Row key={variant}>
          <Button $variant={variant}>Medium</Button>
          <Button $variant={variant} $size="small">
            Small
          </Button>
          <Button $variant={variant} disabled>
            Disabled
          </Button>
        </Row>,
      ]),
    ),
    wide: <Button $wide>As wide as its container</Button>,
  },
  ButtonLink: Object.fromEntries(
    variants.map(variant => [
      variant,
      <ButtonLink key={variant} href="#" $variant={variant}>
        Link as a button
      </ButtonLink>,
    ]),
  ),
  IconButton: {
    default: (
      <IconButton aria-label="Close">
        <X size={20} />
      </IconButton>
    ),
  },
  PrintButton: { default: <PrintButton>Print</PrintButton> },
  'TextLink, NewTabLink': {
    default: <TextLink href="#">A link in a text</TextLink>,
    quiet: (
      <TextLink href="#" $quiet>
        A link in a list
      </TextLink>
    ),
    'new tab': <NewTabLink href="https://example.com">A link to another site</NewTabLink>,
  },
  'Field, TextInput, TextArea, Select': {
    text: <Field label="Text">{control => <TextInput {...control} placeholder="Placeholder" />}</Field>,
    'with a hint': (
      <Field label="With a hint" hint="What is expected.">
        {control => <TextInput {...control} />}
      </Field>
    ),
    invalid: (
      <Field label="Invalid" error="Required">
        {control => <TextInput {...control} />}
      </Field>
    ),
    disabled: <Field label="Disabled">{control => <TextInput {...control} disabled />}</Field>,
    'text area': <Field label="Text area">{control => <TextArea {...control} />}</Field>,
    select: (
      <Field label="Select">
        {control => (
          <Select {...control}>
            <option>Signals</option>
          </Select>
        )}
      </Field>
    ),
  },
  Suggestion: { shown: <Suggestion value="ada@gmail.com" onAccept={nothing} /> },
  Dialog: { 'closed, opens on click': <OpenDialog /> },
  'SidePanel, PanelContainer, CoveredByPanel': { 'closed, opens on click': <OpenPanel /> },
  'Tabs, TabList, Tab, TabPanel': {
    default: (
      <Tabs defaultValue="first">
        <TabList aria-label="Example">
          <Tab value="first">First</Tab>
          <Tab value="second">Second</Tab>
        </TabList>
        <TabPanel value="first">First panel</TabPanel>
        <TabPanel value="second">Second panel</TabPanel>
      </Tabs>
    ),
  },
};
