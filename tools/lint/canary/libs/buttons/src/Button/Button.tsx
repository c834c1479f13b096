// expect: nothing
/** A button. */
export const Button = () => <button type="button" />
