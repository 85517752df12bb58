type MachineFieldsProps = {
  /** The name under which Netlify knows the form. */
  form: string;
};

/** What Netlify needs: the form's name, and a honeypot that people leave empty and bots fill in. */
export function MachineFields({ form }: MachineFieldsProps) {
  return (
    <>
      <input type="hidden" name="form-name" value={form} />
      <p hidden>
        <label>
          Leave this field empty: <input name="bot-field" autoComplete="off" tabIndex={-1} />
        </label>
      </p>
    </>
  );
}
