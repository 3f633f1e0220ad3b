"""Measures jumps, drags and memory in long sessions on the page.

The times of script, layout and tasks are those that the page's thread worked, because other programs may
hold it up at any moment. All others are those of a clock on the wall. Of three series each, the middle
one must keep its limit, and the worst of all is printed, too.
"""

import random
import subprocess
import time

from studio_page import Studio

MOST_JUMP = 100  # milliseconds until a drawing is visible
MOST_FRAME = 8  # milliseconds of script and layout of a frame
MOST_TASK = 50  # milliseconds of a task of the page
MOST_SERVER, MOST_HEAP = 400, 20  # megabytes of the app's process and of the page's script
MOST_REPLAY = 60  # seconds until a step is visible whose drawing is not kept
SERIES = 3

JUMP = """new Promise((resolve) => {
  const slider = document.querySelector("#playhead");
  const began = performance.now();
  slider.value = STEP;
  slider.dispatchEvent(new Event("input"));
  const look = () => document.documentElement.dataset.step === "0 STEP"
    ? requestAnimationFrame(() => resolve(performance.now() - began)) : setTimeout(look, 1);
  look();
})"""

WORK = {"FunctionCall", "EvaluateScript", "FireAnimationFrame", "EventDispatch", "Layout",
        "UpdateLayoutTree", "RunMicrotasks", "TimerFire", "XHRReadyStateChange"}
TASKS = {"RunTask", "ThreadControllerImpl::RunTask"}


def middle(values):
    return sorted(values)[len(values) // 2]


def play(studio, count):
    """Opens and leaves one list again and again, and returns the title of each step."""
    began = time.monotonic()
    titles = ["Discover"]
    while len(titles) < count:
        text = 'tap "Crime"' if titles[-1] == "Discover" else "back"
        assert studio.post("action", {"action": text}).get("reason") is None
        titles.append("Crime" if titles[-1] == "Discover" else "Discover")
    print(f"{count} actions in {time.monotonic() - began:.0f} s")
    return titles


def jump(page, steps, titles):
    """Jumps to steps, and returns the times until they are shown, sorted."""
    times = []
    for step in steps:
        times.append(page.run(JUMP.replace("STEP", str(step))))
        shown = page.run("document.querySelector('#screen .page:last-child .title').textContent")
        assert shown == titles[step], f"step {step} shows {shown}"
    return sorted(times)


def check_times(executable, browser, folder, count):
    """Jumps and drags in a long session, and compares the times with their limits."""
    studio = Studio(executable, browser, folder)
    titles = play(studio, count)
    studio.open()
    page = studio.page
    page.wait(f"Number(document.querySelector('#playhead').max) === {count - 1}")
    generator = random.Random(1)
    series = [jump(page, [generator.randrange(count - 1) for _ in range(40)], titles)
              for _ in range(SERIES)]
    longest = middle([times[-1] for times in series])
    print(f"a jump takes {middle([times[20] for times in series]):.0f} ms, the longest of 40 takes "
          f"{longest:.0f} ms (limit {MOST_JUMP}), and "
          f"{max(times[-1] for times in series):.0f} ms in the worst series")
    assert longest <= MOST_JUMP, "a jump takes too long"
    check_drags(page, "")
    studio.click("#map-switch")
    # The map grows meanwhile.
    page.wait("document.querySelectorAll('.spot').length > 3")
    check_drags(page, " beside the map")
    studio.close()


def check_drags(page, name):
    """Drags the playhead, and compares script, layout and tasks with their limits."""
    drags = [trace_drag(page) for _ in range(SERIES)]
    frame = middle([frames[int(len(frames) * .95)] for frames, _ in drags])
    task = middle([task for _, task in drags])
    print(f"a frame while dragging{name} has {middle([f[len(f) // 2] for f, _ in drags]):.1f} ms of script "
          f"and layout, 95 of 100 have at most {frame:.1f} ms (limit {MOST_FRAME}), and the worst of "
          f"{sum(len(f) for f, _ in drags)} has {max(f[-1] for f, _ in drags):.1f} ms; the longest "
          f"task takes {task:.1f} ms (limit {MOST_TASK}), and "
          f"{max(t for _, t in drags):.1f} ms in the worst series")
    assert frame <= MOST_FRAME, f"script and layout take too long while dragging{name}"
    assert task <= MOST_TASK, f"a task takes too long while dragging{name}"


def trace_drag(page):
    """Drags the playhead over the strip, and returns script and layout of each frame, sorted, and the
    longest task, in milliseconds."""
    frame = page.run("""(() => { const r = document.querySelector("#playhead").getBoundingClientRect();
      return [r.left + 12, r.right - 12, r.top + r.height / 2] })()""")
    left, right, y = frame
    page.do("Input.dispatchMouseEvent", type="mousePressed", x=right, y=y, button="left", clickCount=1)
    page.do("Tracing.start", transferMode="ReportEvents", traceConfig={
        "includedCategories": ["devtools.timeline", "toplevel"]})
    for number in range(160):
        part = number / 160 if number < 80 else 1 - number / 160
        page.do("Input.dispatchMouseEvent", type="mouseMoved", x=right - (right - left) * part, y=y,
                button="left", buttons=1)
        time.sleep(0.012)
    page.do("Input.dispatchMouseEvent", type="mouseReleased", x=right, y=y, button="left", clickCount=1)
    return measured(page.trace())


def measured(events):
    events = [event for event in events if event.get("ph") == "X"]
    threads = {}
    for event in events:
        threads.setdefault((event["pid"], event["tid"]), []).append(event)
    # The page's thread is the one with the most script.
    own = max(threads.values(), key=lambda events: sum(
        e["dur"] for e in events if e["name"] == "FunctionCall"))
    own.sort(key=lambda event: event["ts"])
    bounds = [event["ts"] for event in own if event["name"] == "FireAnimationFrame"]
    sums, end = {}, 0
    for event in own:
        # An event within another one counts once.
        if event["name"] not in WORK or event["ts"] + event["dur"] <= end:
            continue
        end = event["ts"] + event["dur"]
        place = next((i for i, bound in enumerate(bounds) if event["ts"] < bound), len(bounds))
        sums[place] = sums.get(place, 0) + worked(event)
    tasks = [worked(event) for event in own if event["name"] in TASKS]
    assert tasks, "the trace has no tasks"
    return sorted(sums.values()), max(tasks)


def worked(event):
    """Returns the milliseconds that a thread worked for an event."""
    return event.get("tdur", event["dur"]) / 1000


def check_memory(executable, browser, folder, count):
    """Looks at the early steps of a very long session, and compares the memory with its limits."""
    studio = Studio(executable, browser, folder)
    titles = play(studio, count)
    studio.open()
    page = studio.page
    page.do("Performance.enable")
    page.wait(f"Number(document.querySelector('#playhead').max) === {count - 1}")
    page.run("""new MutationObserver(() => { globalThis.told = [...globalThis.told ?? [],
      document.querySelector("#notice").textContent] })
      .observe(document.querySelector("#notice"), { childList: true })""")
    for step in [count // 2, count // 2 + 1000, 10]:
        began = time.monotonic()
        studio.look_at(step)
        took = time.monotonic() - began
        shown = page.run("document.querySelector('#screen .page:last-child .title').textContent")
        assert shown == titles[step], f"step {step} shows {shown}"
        assert took <= MOST_REPLAY, f"step {step} takes {took:.0f} s"
        print(f"step {step} of {count} takes {took:.1f} s")
    told = page.run("globalThis.told ?? []")
    assert any("only the last 10,000 drawings are kept" in text for text in told), \
        f"the page does not say how many drawings are kept: {told}"
    server = int(subprocess.run(["ps", "-o", "rss=", "-p", str(studio.process.pid)],
                                capture_output=True, text=True, check=True).stdout) // 1024
    page.do("HeapProfiler.collectGarbage")
    heap = next(one["value"] for one in page.do("Performance.getMetrics")["metrics"]
                if one["name"] == "JSHeapUsedSize") / 2 ** 20
    print(f"{count} actions take {server} MB in the app (limit {MOST_SERVER}) and {heap:.1f} MB in the "
          f"page (limit {MOST_HEAP})")
    assert server <= MOST_SERVER and heap <= MOST_HEAP, "the session takes too much memory"
    studio.close()
