import Foundation
import MediaApp
import Testing
import Wireflow

/// Links that wait behind the sign-in.
@MainActor
struct MediaLoginTests {
  @Test
  func aLinkAtAColdStartSurvivesTheSignIn() throws {
    let log = try HeadlessMedia().play(script: "link-behind-sign-in")

    #expect(log == Self.survivingLog)
  }

  @Test
  func theArticleShowsTheEndOfIt() throws {
    let log = try HeadlessMedia().play(script: "link-behind-sign-in")
    let article = URL(filePath: #filePath)
      .appending(path: "../../../Sources/WireflowRouting/WireflowRouting.docc")
      .appending(path: "RoutingAndDeepLinks.md").standardized
    let end = try #require(log.ranges(of: "> tap \"Sign in\"").last)

    let text = try String(contentsOf: article, encoding: .utf8)

    #expect(text.contains("```\n\(log[end.lowerBound...])\n```"))
  }

  @Test
  func aLinkIsDroppedWhenTheSignInIsCancelled() throws {
    let app = HeadlessMedia()

    let log = try app.play(script: "link-given-up")

    #expect(
      log.contains(
        """
        > tap "Not now"
          route: dropped the link to watch/brazil
        > type
        """))
    #expect(app.stage.visibleScreens.map(\.title) == ["Movies"])
  }

  @Test
  func theSignInSaysWhatItIsFor() throws {
    let app = HeadlessMedia()

    try app.play("launch\nopen \"media://watch/brazil\"")

    #expect(app.stage.possibleActions.contains(.tap("Not now")))
  }

  private static let survivingLog = """
    > open "media://movies/v-for-vendetta/cast"
      route store: auth
    > launch
      start ApplicationCoordinator
      start AuthenticationCoordinator
      install tab bar: Sign in
    > tap "Forgot password"
      route store: auth/forgot-password
      push ForgotPasswordScreen "Forgot password" onto Sign in
    > back
      pop ForgotPasswordScreen "Forgot password"
      route set: auth
    > type "Evey" into "Name"
    > type sample "a wrong password" into "Password"
    > tap "Sign in"
    > wait 500ms
      alert "Not signed in": "The name and the password do not belong together." [OK]
    > choose "OK"
      close alert "Not signed in"
    > type sample "the right password" into "Password"
    > tap "Sign in"
    > wait 500ms
      route store: catalog/movies/v-for-vendetta/cast
      start CatalogueCoordinator
      start PlaybackCoordinator
      start TabsCoordinator
      install tab bar: Movies, Watchlist, Account
      cancel AuthenticationCoordinator
      start MoviesCoordinator
      + push MovieScreen "V for Vendetta" onto Movies
      + push CastScreen "Cast" onto Movies
    > back
      pop CastScreen "Cast"
      route set: catalog/movies/v-for-vendetta
    """
}
