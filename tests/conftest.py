"""How hypothesis looks for trouble: the same examples every time, so that a failure is never a matter of luck. To hunt
with new examples, many of them: `HYPOTHESIS_PROFILE=hunt ./run test tests/conformance/test_fuzz.py`."""

import os

from hypothesis import HealthCheck, settings

# Drawing a whole game is slow by hypothesis' measure, and is meant to be.
SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]

settings.register_profile(
    "steady", deadline=None, derandomize=True, database=None, max_examples=60, suppress_health_check=SLOW
)
settings.register_profile("hunt", deadline=None, max_examples=3000, database=None, suppress_health_check=SLOW)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))
