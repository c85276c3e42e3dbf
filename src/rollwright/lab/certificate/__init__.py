"""Certificates of fairness: boards play each other at all seats and in all orders, and win equally often, or don't."""

from rollwright.lab.certificate.findings import Findings
from rollwright.lab.certificate.play import play_trial
from rollwright.lab.certificate.report import certify
from rollwright.lab.certificate.trial import Part, Trial

__all__ = ["Findings", "Part", "Trial", "certify", "play_trial"]
