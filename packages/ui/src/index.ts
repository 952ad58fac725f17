export { Alert, type AlertProps } from './Alert.tsx';
export { Avatar, type AvatarProps } from './Avatar.tsx';
export { Button, ButtonLink, IconButton, pressBySpace, type ButtonStyle } from './Button.tsx';
export { Dialog, type DialogProps } from './Dialog.tsx';
export { Field, type FieldControl, type FieldProps } from './Field.tsx';
export { Heading, type HeadingProps, type HeadingSize } from './Heading.tsx';
export { LossBars } from './LossBars.tsx';
export { PageHead } from './PageHead.tsx';
export { PrintButton } from './PrintButton.tsx';
export {
  LessonKey,
  LessonLegend,
  LevelTrack,
  ProgrammeMap,
  type LevelTrackProps,
  type ProgrammeMapProps,
} from './ProgrammeMap.tsx';
export { Select, TextArea, TextInput } from './inputs.tsx';
export { Card, Container, Divider, Grid, Row, Section, Split, Stack } from './Layout.tsx';
export { Lazy, type LazyProps } from './Lazy.tsx';
export { handOver, LoadFailure, reasonOf, type LoadFailureProps } from './LoadFailure.tsx';
export { from, hover, landscapePhone, useMedia, withoutScripts } from './media.ts';
export { beside, CoveredByPanel, hasRoomBeside, PanelContainer } from './panelRoom.ts';
export { SidePanel, type SidePanelProps } from './SidePanel.tsx';
export { Skeleton } from './Skeleton.tsx';
export { Stars } from './Stars.tsx';
export { Suggestion, type SuggestionProps } from './Suggestion.tsx';
export { Tab, TabList, TabPanel, Tabs } from './Tabs.tsx';
export { Badge, Eyebrow, Figure, Lead, Text, VisuallyHidden } from './Text.tsx';
export { NewTabLink, pressable, TextLink } from './TextLink.tsx';
export { useLazy } from './useLazy.ts';
export { usePending } from './usePending.ts';
