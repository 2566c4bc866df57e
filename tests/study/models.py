"""What stands in for a language model."""


def listed(said: str) -> list[str]:
    """The answers in what a model is told."""
    answers = said.split("You may answer:\n")[-1].split("\n\n")[0]
    return [line.split("  (")[0] for line in answers.splitlines()]
