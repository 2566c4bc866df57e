"""Learners that are whole programs, to run and to copy from: `python -m boardwright.study.examples.ppo_planetfall`."""
