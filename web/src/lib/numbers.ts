/** Numbers with a real minus sign. */
export const plain = (number: number): string => (number < 0 ? `−${-number}` : String(number));
export const signed = (number: number): string => (number > 0 ? `+${number}` : plain(number));
