"""All seats of Planetfall learn together with Ray's RLlib; what was learned is kept, and a second run goes on from it.

    pip install 'boardwright[study,rllib]' torch
    python -m boardwright.study.examples.rllib_planetfall --rounds 5 --keep ./kept      # trains, stops
    python -m boardwright.study.examples.rllib_planetfall --rounds 5 --keep ./kept      # goes on
    python -m boardwright.study.examples.rllib_planetfall --address HOST:6379 ...       # the same on a cluster

On a cluster every machine has the same Boardwright, RLlib and PyTorch installed; `--runners` are spread over them.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import ray
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from boardwright.study.rllib import NAME, register


def configured(players: int, runners: int, batch: int) -> Any:
    """One network for every seat: what it sees is always from its own."""
    module = RLModuleSpec(
        module_class=ActionMaskingTorchRLModule,
        model_config={"head_fcnet_hiddens": [128, 64], "vf_share_layers": False},
    )
    return (
        PPOConfig()
        .environment(NAME, env_config={"game": "planetfall", "players": players})
        .env_runners(num_env_runners=runners, sample_timeout_s=600)
        .training(train_batch_size_per_learner=batch, minibatch_size=batch // 4, num_epochs=2, gamma=1.0)
        .multi_agent(policies={"shared"}, policy_mapping_fn=lambda agent, episode, **_: "shared")
        .rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs={"shared": module}))
        .debugging(log_level="ERROR")
    )


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5, help="of training")
    parser.add_argument("--batch", type=int, default=1000, help="answers to learn from in a round")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--runners", type=int, default=1, help="processes that play; 0: the one that learns plays too")
    parser.add_argument("--keep", type=Path, default=Path("kept"), help="where what was learned is kept")
    parser.add_argument("--address", default=None, help="of a cluster; without it, this machine")
    given = parser.parse_args(arguments)
    here = {} if given.address else {"include_dashboard": False}
    ray.init(address=given.address or "local", log_to_driver=False, **here)
    print(f"Machines: {len(ray.nodes())}, cores: {ray.cluster_resources().get('CPU', 0):.0f}.", flush=True)
    register()
    learner = configured(given.players, given.runners, given.batch).build_algo()
    kept = given.keep.resolve()
    if kept.exists():
        learner.restore_from_path(str(kept))
        print(f"Going on from round {learner.iteration}.", flush=True)
    for _ in range(given.rounds):
        told = learner.train()
        played = told.get("env_runners", {}).get("num_episodes_lifetime", 0)
        print(f"round {learner.iteration}: {played:.0f} games", flush=True)
    learner.save_to_path(str(kept))
    print(f"Kept in {kept.name} after round {learner.iteration}.", flush=True)
    learner.stop()
    ray.shutdown()


if __name__ == "__main__":
    main()
