/** Strips accents from text: "Nguyễn" → "Nguyen". Letters that don't decompose, such as ø and ł, are kept. */
export function baseLetters(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}
