import { useState } from 'react';
import styled from 'styled-components';

const Circle = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 40px;
  height: 40px;
  border: 1px solid var(--border);
  border-radius: 50%;
  font-weight: 600;
  object-fit: cover;
`;

interface AvatarProps {
  /** The picture's address, on any host; without one, or if it does not load, the name's first letter is shown. */
  src?: string | null | undefined;
  /** Stands beside it in words. */
  name: string;
}

/** A person's picture or monogram. */
export function Avatar({ src, name }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  if (!src || src === failed) return <Circle aria-hidden="true">{[...name][0]}</Circle>;
  return <Circle as="img" src={src} alt="" referrerPolicy="no-referrer" onError={() => setFailed(src)} />;
}
