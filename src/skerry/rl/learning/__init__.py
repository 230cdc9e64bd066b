"""How the network of Faraway was taught: it imitates a teacher, then plays itself and learns by PPO.

    pip install "skerry[learn]"
    python -m skerry.rl.learning --teacher greedy --games 2500 --minutes 45 --out faraway.npz

What it writes is what the agent `network` reads. Only learning needs torch.
"""
