"""A gallery in a folder: its first page, its sessions and its maps."""

import functools
import re
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import pytest

@pytest.fixture
def gallery(request):
    folder = request.config.getoption("--gallery")
    if folder is None:
        pytest.skip("runs with --gallery FOLDER")
    return folder


@pytest.fixture
def host(gallery):
    server = ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(SimpleHTTPRequestHandler, directory=gallery))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


def test_pages_are_there_and_ask_nobody(gallery, host, new_page):
    links = re.findall(r'(?:href|src|srcset)="([^"]+)"', (gallery / "index.html").read_text())
    links = [link for link in links if not link.startswith("data:")]
    for link in links:
        file = gallery / link / "index.html" if link.endswith("/") else gallery / link
        assert file.is_file(), f"the gallery lacks {link}"
    page, requests = new_page(), []
    page.tab.on("request", lambda request: requests.append(request.url))
    page.tab.goto(f"{host}/index.html")
    page.run("[...document.images].forEach((image) => image.loading = 'eager')")
    page.wait("document.images.length > 0 && [...document.images].every((one) => one.naturalWidth)")
    page.check_looks("the first page")
    for link in links:
        if link.endswith(("session.html", "map.html")):
            page.tab.goto(f"{host}/{link}")
        if link.endswith("session.html"):
            page.wait("/^Step 1 of \\d+$/.test(document.querySelector('#step-count').textContent)")
            page.run("document.querySelector('#later').click()")
            page.wait("document.querySelector('#step-count').textContent.startsWith('Step 2 of')")
        elif link.endswith("map.html"):
            page.wait("document.querySelectorAll('.place').length > 1")
    assert [url for url in requests if not url.startswith((host, "data:", "blob:"))] == []
