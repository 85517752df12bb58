type MachineFieldsProps = {
  /** The name under which the form is registered. */
  form: string;
};

/** What Netlify asks for: the form's name, and a field that people leave empty and machines fill in. */
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
