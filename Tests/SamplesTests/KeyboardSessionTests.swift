import AudiobooksApp
import MediaApp
import Testing
import Wireflow
import WireflowTesting

/// Users who work with shortcuts.
@MainActor
struct KeyboardSessionTests {
  @Test(arguments: WireframeVariant.standard)
  func goesAboutTheAudiobooks(on wireframe: WireframeVariant) async {
    let app = await AppDriver.audiobooks(on: wireframe, after: "")

    app.press("2")
    app.press(",")
    app.press("w")
    app.press("3")
    app.press(",")
    app.press(.escape, [])
    app.press("1")
    app.press("f")
    app.tap("Crime")
    app.press("[")

    let isWide = wireframe.formFactor == .regular
    let (style, profileStyle) =
      isWide ? ("form sheet", #"popover at "Settings""#) : ("sheet", "sheet")
    app.expectLog(
      matches: """
        > select "Bookshelf"
          select Bookshelf
        > tap "Settings"
          present SettingsScreen "Settings" over BookshelfScreen "Bookshelf" as \(style), \
        dismiss button Done
        > dismiss
          dismiss SettingsScreen "Settings"
        > select "Profile"
          select Profile
        > tap "Settings"
          present SettingsScreen "Settings" over ProfileScreen "Profile" as \(profileStyle), \
        dismiss button Done
        > dismiss
          dismiss SettingsScreen "Settings"
        > select "Discover"
          select Discover
        > tap "Crime"
          push ProductListScreen "Crime" onto Discover
        > back
          pop ProductListScreen "Crime"
        """)
    await app.finish()
  }

  @Test(arguments: WireframeVariant.standard)
  func writesAReviewOfAMovie(on wireframe: WireframeVariant) async {
    let app = AppDriver(
      on: wireframe, makeController: { ApplicationController(mediaOn: $0, wireframe: $1) })
    await app.run(
      script: """
        launch
        type "Evey" into "Name"
        type sample "the right password" into "Password"
        tap "Sign in"
        wait 500ms
        tap "V for Vendetta"
        """)
    app.skipLog()

    app.press("d")
    app.press("n")
    app.type("Beautiful.", into: "Review")
    app.press(.return)
    app.press("[")
    app.press("3")
    app.press(",")
    app.press(.escape, [])

    let style = wireframe.formFactor == .regular ? "form sheet" : "sheet"
    app.expectLog(
      matches: """
        > toggle "On watchlist"
        > tap "Write a review"
          route store: catalog/movies/v-for-vendetta/review/v-for-vendetta
          start ReviewCoordinator
          present ReviewScreen "Review of V for Vendetta" over MovieScreen "V for Vendetta" \
        as \(style), dismiss button Cancel
        > type "Beautiful." into "Review"
        > tap "Send"
          dismiss ReviewScreen "Review of V for Vendetta"
          finish ReviewCoordinator
          route set: catalog/movies/v-for-vendetta
        > back
          pop MovieScreen "V for Vendetta"
          route set: catalog/movies
        > select "Account"
          select Account
          route set: catalog/account
          start AccountCoordinator
        > tap "Settings"
          route store: catalog/account/settings
          start SettingsCoordinator
          present SettingsScreen "Settings" over AccountScreen "Account" as \(style), \
        dismiss button Done
        > dismiss
          dismiss SettingsScreen "Settings"
          cancel SettingsCoordinator
          route set: catalog/account
        """)
    await app.finish()
  }
}
