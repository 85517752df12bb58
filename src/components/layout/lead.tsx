import { steady, text } from "../../theme/theme";

type LeadProps = {
  className?: string;
  children: string;
};

/** The paragraph below a page's h1. */
export function Lead({ className, children }: LeadProps) {
  return (
    <p css={[text.lead, steady.text]} className={className} data-reserve={children}>
      <span>{children}</span>
    </p>
  );
}
