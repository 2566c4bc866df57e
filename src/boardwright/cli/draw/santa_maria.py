def draw(*a): raise NotImplementedError
