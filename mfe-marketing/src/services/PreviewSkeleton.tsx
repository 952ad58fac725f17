import { styled } from '@site/platform';
import { Figure, from, Skeleton, Text, VisuallyHidden, withoutScripts } from '@site/ui';

/** How many services Home shows (docs/specification.md#home). */
export const SHOWN = 3;

export const List = styled.ol`
  border-bottom: 1px solid var(--line);
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  gap: 8px 0;
  min-height: 168px;
  padding-block: 32px;
  border-top: 1px solid var(--line);
  ${from.desktop} {
    grid-template-columns: 96px minmax(0, 4fr) minmax(0, 5fr) 12.5rem;
    gap: 0 32px;
    min-height: 136px;
  }
`;

export const Words = styled.div`
  grid-column: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: start;
  gap: 12px;
  ${from.desktop} {
    grid-column: auto;
  }
`;

export const Price = styled.div`
  grid-column: 2;
  ${from.desktop} {
    grid-column: auto;
    text-align: right;
  }
`;

export const RowNumber = styled(Figure)`
  padding-top: 6px;
  color: var(--muted);
`;

export const numberOf = (index: number) => String(index + 1).padStart(2, '0');

// Without scripts the services never load.
const Waiting = styled.div`
  ${withoutScripts} {
    display: none;
  }
`;

/** Three or four lines on a phone, fewer beside each other. */
const Description = styled(Words)`
  min-height: 94px;
  ${from.tablet} {
    min-height: 0;
  }
`;

/** Three lines on a phone, then two; of the first service three again. */
const Lines = styled(Skeleton)`
  ${from.tablet} {
    height: 51px;
  }
  ${from.desktop} {
    ${Row}:first-child & {
      height: 77px;
    }
  }
`;

/** As tall as the rows that replace it, so that nothing below moves. */
export function PreviewSkeleton() {
  return (
    <>
      <noscript>
        <Text $muted>
          The list of services needs JavaScript, which is switched off. The section above says what each of
          them is.
        </Text>
      </noscript>
      <Waiting>
        <VisuallyHidden role="status">Loading services...</VisuallyHidden>
        <List aria-hidden="true">
          {Array.from({ length: SHOWN }, (_, index) => (
            <Row key={index}>
              <RowNumber>{numberOf(index)}</RowNumber>
              <Words>
                <Skeleton $width="60%" $height={27} />
              </Words>
              <Description>
                <Lines $height={77} />
              </Description>
              <Price>
                <Skeleton $width="40%" $height={26} />
              </Price>
            </Row>
          ))}
        </List>
      </Waiting>
    </>
  );
}
