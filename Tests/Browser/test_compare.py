"""The comparison of branches, wireframes and sessions, side by side with one playhead."""

def lines(app, kind):
    app.wait("(kind) => document.querySelector(`#log .line.${kind}`) !== null", kind)
    return app.run("""(kind) => [...document.querySelectorAll(`#log .line.${kind}`)]
      .map((node) => node.textContent.trim())""", kind)


def make_branches(start):
    """Makes two branches of which the one in view ends earlier."""
    app = start("Audiobooks", "--wireframe", "tabs")
    app.does('tap "Crime"', 'tap "The Lamplighter\'s Debt"', 'tap "Play sample"')
    app.look_at(1)
    app.tap("Profile")
    app.wait("document.querySelectorAll('.branch-box').length === 2")
    return app


def test_compares_branches(start, new_page, tmp_path):
    app = make_branches(start)
    app.click(".beside-branch:not([hidden])")
    app.wait("document.querySelector('.companion .title') !== null")
    assert '> select "Profile"' in lines(app, "differs")
    assert '> tap "The Lamplighter\'s Debt"' in lines(app, "beside")
    assert app.text(".companion .where") == "Differs: at “The Lamplighter's Debt”"
    # The playhead goes on to the end of the longer one, while the shorter one stays at its end.
    assert app.run("document.querySelector('#playhead').max") == "3"
    app.look_at(3)
    assert app.text("#own-caption .where").startswith("Over. ")
    app.click("#map-switch")
    app.wait("document.querySelector('.place.only-beside') !== null")
    app.wait("document.querySelector('.place.only-here') !== null")
    app.check_looks("branches")
    with app.tab.expect_download() as download:
        app.click("#share")
    download.value.save_as(tmp_path / "both.html")
    shared = new_page()
    shared.tab.goto((tmp_path / "both.html").as_uri())
    shared.wait("document.querySelector('.companion .title') !== null")
    shared.look_at(2)
    shared.wait("document.querySelector('#log .line.beside') !== null")
    shared.wait("document.querySelector('.companion .where').textContent.startsWith('Differs')")
    shared.check_looks("shared-branches")
    # An action on the device of the other branch goes on there.
    app.look_at(2)
    app.run("""[...document.querySelectorAll(".companion button")]
      .find((node) => node.textContent === "Log in to buy").click()""")
    app.wait("document.querySelectorAll('.branch-box').length === 3")
    app.wait_for_log('> tap "Log in to buy"')
    app.click("#map-switch")
    app.click("#compare")
    app.wait("document.querySelector('.companion, .line.beside, .line.differs') === null")
    app.click("#map-switch")
    app.wait("document.querySelector('.only-here, .only-beside') === null", limit=10)


def test_compares_wireframes(start):
    app = start("Audiobooks", "--wireframe", "tabs")
    app.does('tap "Crime"')
    app.click("#compare")
    app.wait("document.querySelector('.palette li')?.textContent.includes('All three')")
    app.check_accessibility("compare")
    app.tab.keyboard.press("Enter")
    app.wait("document.querySelectorAll('.companion').length === 2")
    app.does('tap "The Lamplighter\'s Debt"')
    app.look_at(1)
    app.wait("document.querySelectorAll('.companion .title').length >= 2")
    app.look_at(0)
    assert lines(app, "beside")[0] == "install drawer: Discover, Bookshelf, Profile"
    app.check_looks("wireframes")
    app.click("#show-now")
    # A tap in one happens in all of them.
    app.run("""document.querySelector(".companion .page:last-child .back").click()""")
    app.wait_for_log("> back")
    app.click("#compare")
    app.wait("document.querySelector('.companion') === null")


def test_compares_sessions(start, tmp_path):
    app = make_branches(start)
    with app.tab.expect_download() as download:
        app.click("#share")
    download.value.save_as(tmp_path / "Monday.html")
    other = start("Audiobooks", "--wireframe", "tabs")
    other.does('tap "Crime"', "back")
    (tmp_path / "none.html").write_text("<p>")
    files = [tmp_path / "Monday.html", tmp_path / "none.html"]
    other.tab.on("filechooser", lambda chooser: chooser.set_files(files.pop()))

    def choose_file():
        other.click("#compare")
        other.wait("document.activeElement.matches('.palette input')")
        other.tab.keyboard.insert_text("another")
        other.wait("document.querySelector('.palette li')?.textContent.startsWith('Another')")
        other.tab.keyboard.press("Enter")

    choose_file()
    other.wait("document.querySelector('#notice').textContent.includes('no shared session')")
    choose_file()
    other.wait("document.querySelector('.companion .caption h2')?.textContent === 'Monday'")
    assert lines(other, "differs")[0] == "> back"
    assert '> select "Profile"' in lines(other, "beside")
