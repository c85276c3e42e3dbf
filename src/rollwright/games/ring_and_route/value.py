"""x"""
from rollwright.core.default_value import greedy
