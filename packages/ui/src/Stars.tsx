import Star from 'lucide-react/icons/star';
import styled from 'styled-components';

const OUT_OF = 5;

const Line = styled.span`
  display: inline-flex;
  gap: 4px;
  color: var(--gold);
`;

/** A rating of 0 to 5, read as one image. */
export function Stars({ rating }: { rating: number }) {
  return (
    <Line role="img" aria-label={`${rating} out of ${OUT_OF} stars`}>
      {Array.from({ length: OUT_OF }, (_, index) => (
        <Star key={index} size={20} fill={index < rating ? 'var(--action)' : 'none'} />
      ))}
    </Line>
  );
}
