"""The sheet "Save as test"."""

def test_saves_the_lines_that_the_user_keeps(start, tmp_path):
    app = start("Audiobooks", "--wireframe", "tabs", options={"permissions": ["clipboard-read", "clipboard-write"]})
    app.does('tap "Crime"', 'tap "The Lamplighter\'s Debt"')
    app.click("#save-test")
    name = app.tab.locator("#test-name")
    assert name.input_value() == "theLamplightersDebt"
    assert "func theLamplightersDebt()" in app.text("#test-code")
    # The tabs claim lines that the columns do not have.
    app.click("#test-run")
    app.wait("document.querySelectorAll('#test-runs li').length === 3")
    assert app.text("#test-runs li") == "✓ Tab bar"
    assert "missing" in app.text("#test-runs li:last-child")
    app.check_looks("save")
    app.click("#test-omit")
    app.wait("document.querySelectorAll('#test-runs .passed').length === 3")
    app.wait("document.querySelector('#test-code').textContent.includes('arguments:')")
    app.tab.locator(".test-line", has_text="start LibraryFlowCoordinator").locator("input").uncheck()
    name.fill("9 lives")
    app.wait("document.querySelector('#test-problem').textContent.includes('letters and digits')")
    name.fill("opensABook")
    app.wait("document.querySelector('#test-code').textContent.includes('struct OpensABookTests')")
    app.click("#test-copy")
    app.wait("document.querySelector('#test-copy').textContent === 'Copied'")
    assert app.run("navigator.clipboard.readText()") == app.text("#test-code")
    app.click("#test-save")
    app.wait("document.querySelector('#notice').textContent.startsWith('Saved OpensABookTests.swift')")
    kept = (tmp_path / "OpensABook.txt").read_text()
    assert '> tap "Crime"' in kept and "LibraryFlow" not in kept and "install" not in kept
    assert (tmp_path / "OpensABookTests.swift").read_text() == app.text("#test-code")
