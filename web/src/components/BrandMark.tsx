interface BrandMarkProps {
  /** Edge length in px. */
  size?: number;
}

/** The product's mark: an E of three lines, the middle one ending in a coin. */
export function BrandMark({ size = 32 }: BrandMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" fill="#2f4bff" />
      <path d="M9 10.5h14M9 16h9.5M9 21.5h14" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
      <circle cx="23" cy="16" r="1.9" fill="#7df0c5" />
    </svg>
  );
}
