/** In a low window the question stands beside the board, and below it what the chosen place pays and brings: the page
 * says where, a board puts its card there. */
class Beside {
  place = $state.raw<HTMLElement | null>(null);
}

export const beside = new Beside();
