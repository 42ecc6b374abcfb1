"""Makes Orca 43 handle events in the order of their arrival. Orca loads this module from the folder of its settings.

When children of an element change, Orca 43 at once handles the next event of its queue, even while another one is being
handled. On a busy machine, a selected option is then handled before the focus of its page, and Orca goes to its field.
"""
from orca.event_manager import EventManager

_add_to_queue = EventManager._addToQueue
_dequeue = EventManager._dequeue


def _add_to_queue_for_idle(manager, event, _async_mode):
    """Adds an event to be handled in idle time, as other events are, whatever mode Orca chose for it."""
    _add_to_queue(manager, event, True)


def _dequeue_unless_handling(manager):
    """Handles the next event unless another one is being handled; returns whether to be called again."""
    if getattr(manager, "is_handling", False):
        return True
    manager.is_handling = True
    try:
        return _dequeue(manager)
    finally:
        manager.is_handling = False


EventManager._addToQueue = _add_to_queue_for_idle
EventManager._dequeue = _dequeue_unless_handling
