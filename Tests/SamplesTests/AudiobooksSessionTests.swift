import Testing

/// How the sample follows the session of its reader.
@MainActor
struct AudiobooksSessionTests {
  private let app = HeadlessAudiobooks()

  @Test func asksForTheLoginWhereverASessionExpires() throws {
    let log = try app.play(script: "session-expired")

    #expect(log == Self.expirationLog)
    #expect(app.tree == Self.treeAfterExpiration)
  }

  @Test func logsOutAndReturnsToRoots() throws {
    let log = try app.play(script: "log-out")

    #expect(log == Self.logoutLog)
    #expect(app.tree == Self.treeAfterLogout)
  }

  @Test func someoneElseStartsOver() throws {
    try app.play(
      """
      launch
      select "Profile"
      tap "Log in"
      type "Ada" into "Name"
      type "the right password" into "Password"
      tap "Log in"
      wait 500ms
      tap "Simulate expired session"
      tap "Settings"
      wait 2s
      type "Grace" into "Name"
      type "the right password" into "Password"
      tap "Log in"
      """)

    let log = try app.play("wait 500ms")

    #expect(
      log == """
        > wait 500ms
          dismiss LoginScreen "Log in"
          finish LoginFlowCoordinator
          dismiss SettingsScreen "Settings"
        """)
  }
}

extension AudiobooksSessionTests {
  fileprivate static let expirationLog = """
    > launch
      start ApplicationFlowCoordinator
      install tab bar: Discover, Bookshelf, Profile
      start ExplorationFlowCoordinator
      start LibraryFlowCoordinator
      start ProfileFlowCoordinator
    > select "Profile"
      select Profile
    > tap "Log in"
      start LoginFlowCoordinator
      present LoginScreen "Log in" over ProfileScreen "Profile" as sheet, dismiss button Done
    > type "Ada" into "Name"
    > type "the right password" into "Password"
    > tap "Log in"
    > wait 500ms
      dismiss LoginScreen "Log in"
      finish LoginFlowCoordinator
    > select "Discover"
      select Discover
    > tap "Children"
      push ProductListScreen "Children" onto Discover
    > tap "Captain Marmalade"
      push ProductDetailsScreen "Captain Marmalade" onto Discover
    > tap "Buy for 4.99"
      alert "Buy Captain Marmalade?": "It costs 4.99." [Buy, Cancel]
    > choose "Buy"
      close alert "Buy Captain Marmalade?"
    > select "Bookshelf"
      select Bookshelf
    > tap "Captain Marmalade"
      push ShelvedBookScreen "Captain Marmalade" onto Bookshelf
    > select "Profile"
      select Profile
    > tap "Simulate expired session"
    > select "Bookshelf"
      select Bookshelf
    > tap "Remove"
      action sheet "Remove Captain Marmalade?": "You can buy it again." [Remove, Keep]
    > wait 2000ms
      start LoginFlowCoordinator
    > choose "Keep"
      close alert "Remove Captain Marmalade?"
      present LoginScreen "Log in" over ShelvedBookScreen "Captain Marmalade" as sheet, \
    dismiss button Done
    > type "the right password" into "Password"
    > tap "Log in"
    > wait 500ms
      dismiss LoginScreen "Log in"
      finish LoginFlowCoordinator
    > tap "Listen"
      start PlayerFlowCoordinator
      install player PlayerScreen "Captain Marmalade" above the tabs
    > wait 2000ms
    > select "Profile"
      select Profile
    > tap "Simulate expired session"
    > select "Bookshelf"
      select Bookshelf
    > wait 2000ms
      start LoginFlowCoordinator
      present LoginScreen "Log in" over ShelvedBookScreen "Captain Marmalade" as sheet, \
    dismiss button Done
    > dismiss
      dismiss LoginScreen "Log in"
      cancel LoginFlowCoordinator
      remove player PlayerScreen "Captain Marmalade"
      + pop to DiscoverScreen "Discover"
      + pop ShelvedBookScreen "Captain Marmalade"
      cancel PlayerFlowCoordinator
    > select "Discover"
      select Discover
    """

  fileprivate static let treeAfterExpiration = """
    tab bar
      Discover, selected
        * DiscoverScreen "Discover" in ExplorationFlowCoordinator
      Bookshelf
          BookshelfScreen "Bookshelf" in LibraryFlowCoordinator
      Profile
          ProfileScreen "Profile" in ProfileFlowCoordinator
    """

  fileprivate static let logoutLog = """
    > launch
      start ApplicationFlowCoordinator
      install tab bar: Discover, Bookshelf, Profile
      start ExplorationFlowCoordinator
      start LibraryFlowCoordinator
      start ProfileFlowCoordinator
    > select "Profile"
      select Profile
    > tap "Log in"
      start LoginFlowCoordinator
      present LoginScreen "Log in" over ProfileScreen "Profile" as sheet, dismiss button Done
    > type "Grace" into "Name"
    > type "the right password" into "Password"
    > tap "Log in"
    > wait 500ms
      dismiss LoginScreen "Log in"
      finish LoginFlowCoordinator
    > select "Discover"
      select Discover
    > tap "Drama"
      push ProductListScreen "Drama" onto Discover
    > tap "Small Weather"
      push ProductDetailsScreen "Small Weather" onto Discover
    > tap "Buy for 6.99"
      alert "Buy Small Weather?": "It costs 6.99." [Buy, Cancel]
    > choose "Cancel"
      close alert "Buy Small Weather?"
    > tap "Buy for 6.99"
      alert "Buy Small Weather?": "It costs 6.99." [Buy, Cancel]
    > choose "Buy"
      close alert "Buy Small Weather?"
    > back
      pop ProductDetailsScreen "Small Weather"
    > tap "House of Borrowed Chairs"
      push ProductDetailsScreen "House of Borrowed Chairs" onto Discover
    > tap "Buy for 9.99"
      alert "Buy House of Borrowed Chairs?": "It costs 9.99." [Buy, Cancel]
    > choose "Buy"
      close alert "Buy House of Borrowed Chairs?"
    > select "Bookshelf"
      select Bookshelf
    > tap "Small Weather"
      push ShelvedBookScreen "Small Weather" onto Bookshelf
    > tap "Remove"
      action sheet "Remove Small Weather?": "You can buy it again." [Remove, Keep]
    > choose "Keep"
      close alert "Remove Small Weather?"
    > tap "Remove"
      action sheet "Remove Small Weather?": "You can buy it again." [Remove, Keep]
    > choose "Remove"
      close alert "Remove Small Weather?"
      pop ShelvedBookScreen "Small Weather"
    > tap "House of Borrowed Chairs"
      push ShelvedBookScreen "House of Borrowed Chairs" onto Bookshelf
    > select "Profile"
      select Profile
    > tap "Log out"
      alert "Log out?": "Your bookshelf will be there when you come back." [Log out, Stay]
    > choose "Stay"
      close alert "Log out?"
    > tap "Log out"
      alert "Log out?": "Your bookshelf will be there when you come back." [Log out, Stay]
    > choose "Log out"
      close alert "Log out?"
      pop to DiscoverScreen "Discover"
      + pop ShelvedBookScreen "House of Borrowed Chairs"
    > select "Bookshelf"
      select Bookshelf
    """

  fileprivate static let treeAfterLogout = """
    tab bar
      Discover
          DiscoverScreen "Discover" in ExplorationFlowCoordinator
      Bookshelf, selected
        * BookshelfScreen "Bookshelf" in LibraryFlowCoordinator
      Profile
          ProfileScreen "Profile" in ProfileFlowCoordinator
    """
}
