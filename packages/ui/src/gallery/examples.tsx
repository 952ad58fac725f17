import X from 'lucide-react/icons/x';
import { useState, type ReactNode } from 'react';
import {
  Alert,
  Badge,
  Button,
  ButtonLink,
  Card,
  Container,
  Dialog,
  Eyebrow,
  Field,
  Figure,
  Grid,
  Heading,
  IconButton,
  Lead,
  LoadFailure,
  NewTabLink,
  PrintButton,
  Row,
  Rule,
  Section,
  Select,
  Skeleton,
  Split,
  Stack,
  Stars,
  Suggestion,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  Text,
  TextArea,
  TextInput,
  TextLink,
  VisuallyHidden,
} from '../index.ts';

export interface Example {
  /** The components shown, by their exported names. */
  components: string[];
  /** The element in each state, by the state's name. */
  states: Record<string, ReactNode>;
}

const variants = ['primary', 'secondary', 'quiet'] as const;
const nothing = () => {};

function OpenDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Dialog title" description="What it is about.">
        <Button onClick={() => setOpen(false)}>Done</Button>
      </Dialog>
    </>
  );
}

/** Every component of the package in every state. */
export const examples: Example[] = [
  {
    components: ['Button'],
    states: {
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
  },
  {
    components: ['ButtonLink'],
    states: Object.fromEntries(
      variants.map(variant => [
        variant,
        <ButtonLink key={variant} href="#" $variant={variant}>
          Link as a button
        </ButtonLink>,
      ]),
    ),
  },
  {
    components: ['IconButton'],
    states: {
      default: (
        <IconButton aria-label="Close">
          <X size={20} />
        </IconButton>
      ),
    },
  },
  {
    components: ['PrintButton'],
    states: { default: <PrintButton>Print</PrintButton> },
  },
  {
    components: ['TextLink', 'NewTabLink'],
    states: {
      default: <TextLink href="#">A link in a text</TextLink>,
      quiet: (
        <TextLink href="#" $quiet>
          A link in a list
        </TextLink>
      ),
      'new tab': <NewTabLink href="https://example.com">A link to another site</NewTabLink>,
    },
  },
  {
    components: ['Field', 'TextInput', 'TextArea', 'Select'],
    states: {
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
  },
  {
    components: ['Suggestion'],
    states: { shown: <Suggestion value="ada@gmail.com" onAccept={nothing} /> },
  },
  {
    components: ['Alert'],
    states: {
      info: <Alert title="Information">It stays on the page.</Alert>,
      success: (
        <Alert tone="success" title="Success">
          It worked.
        </Alert>
      ),
      danger: (
        <Alert tone="danger" title="Error">
          It failed.
        </Alert>
      ),
    },
  },
  {
    components: ['LoadFailure'],
    states: {
      default: <LoadFailure what="The services" message="503: Please try again." onRetry={nothing} />,
    },
  },
  {
    components: ['Badge'],
    states: { muted: <Badge>Locked</Badge>, gold: <Badge $tone="gold">PREMIUM</Badge> },
  },
  {
    components: ['Card'],
    states: Object.fromEntries(
      (['surface', 'raised', 'plain'] as const).map(tone => [
        tone,
        <Card key={tone} $tone={tone}>
          Content
        </Card>,
      ]),
    ),
  },
  { components: ['Rule'], states: { hairline: <Rule />, gold: <Rule $gold /> } },
  { components: ['Dialog'], states: { 'closed, opens on click': <OpenDialog /> } },
  {
    components: ['Tabs', 'TabList', 'Tab', 'TabPanel'],
    states: {
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
  },
  {
    components: ['Heading'],
    states: Object.fromEntries(
      ([20, 25, 31, 39, 49, 61] as const).map(size => [
        `${size} px`,
        <Heading key={size} level={3} size={size}>
          Trade with a plan
        </Heading>,
      ]),
    ),
  },
  {
    components: ['Text', 'Lead', 'Eyebrow', 'VisuallyHidden'],
    states: {
      text: <Text>A paragraph of the site.</Text>,
      'small and muted': (
        <Text $size={14} $muted>
          A remark.
        </Text>
      ),
      lead: <Lead>The sentence below a heading.</Lead>,
      eyebrow: <Eyebrow>Above a heading</Eyebrow>,
      'for screen readers': <VisuallyHidden>Not visible</VisuallyHidden>,
    },
  },
  {
    components: ['Figure'],
    states: Object.fromEntries(
      ([16, 25, 39, 49] as const).map(size => [
        `${size} px`,
        <Figure key={size} $size={size}>
          $2.4M
        </Figure>,
      ]),
    ),
  },
  {
    components: ['Stars'],
    states: { five: <Stars rating={5} />, three: <Stars rating={3} />, none: <Stars rating={0} /> },
  },
  {
    components: ['Skeleton'],
    states: { line: <Skeleton $width="320px" />, block: <Skeleton $height={120} /> },
  },
  {
    components: ['Section', 'Container', 'Stack', 'Row', 'Grid', 'Split'],
    states: {
      'section with a container': (
        <Section $tone="surface" $ruled>
          <Container $width="text">
            <Text>At most 760 px wide.</Text>
          </Container>
        </Section>
      ),
      stack: (
        <Stack $gap={8}>
          <Card>1</Card>
          <Card>2</Card>
        </Stack>
      ),
      row: (
        <Row $gap={8}>
          <Card>1</Card>
          <Card>2</Card>
        </Row>
      ),
      grid: (
        <Grid $tablet={2} $desktop={3}>
          <Card>1</Card>
          <Card>2</Card>
          <Card>3</Card>
        </Grid>
      ),
      split: (
        <Split>
          <Card>1</Card>
          <Card>2</Card>
        </Split>
      ),
    },
  },
];
