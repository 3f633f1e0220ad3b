"""The comparison of wireframes, side by side with one playhead."""


def test_compares_wireframes(start):
    app = start("Audiobooks", "--wireframe", "tab-bar")
    app.does('tap "Crime"')
    app.click("#compare")
    app.wait("document.querySelectorAll('.companion').length === 2")
    app.does('tap "The Lamplighter\'s Debt"')
    app.wait("[...document.querySelectorAll('.companion')].every((one) => one.textContent.includes('Lamplighter'))")
    app.check_looks("wireframes")
    app.look_at(0)
    app.wait("document.querySelector('.companion .differs')?.textContent === 'install drawer: Discover, Bookshelf, Profile'")
    assert app.text(".companion .where") == "At “Discover”"
    # The others follow an action in the past, too.
    app.tap("Drama")
    app.wait("document.querySelector('.companion .where')?.textContent === 'At “Drama”'")
    app.click("#compare")
    app.wait("document.querySelector('.companion') === null")
