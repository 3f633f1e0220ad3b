import Testing

/// Whole journeys through the sample, from its scripts.
@MainActor
struct AudiobooksJourneyTests {
  private let app = HeadlessAudiobooks()

  @Test func buysABookAtTheSecondLogin() throws {
    let log = try app.play(script: "buy-a-book")

    #expect(log == Self.purchaseLog)
    #expect(app.tree == Self.treeAfterPurchase)
  }

  @Test func browsesWithoutAnAccount() throws {
    let log = try app.play(script: "browse")

    #expect(log == Self.visitLog)
    #expect(app.tree == Self.treeAfterVisit)
  }

  @Test(arguments: HeadlessAudiobooks.scripts)
  func logIsAScriptOfTheSameJourney(script name: String) throws {
    let log = try app.play(script: name)

    let replayed = try HeadlessAudiobooks().play(log)

    #expect(replayed == log)
  }

  @Test func passwordIsNeverLogged() throws {
    try app.play("launch\nselect \"Profile\"\ntap \"Log in\"")

    let log = try app.play(
      """
      type "sesame" into "Password"
      type "swordfish" into "Password"
      """)

    #expect(
      log == """
        > type "the right password" into "Password"
        > type "(not a sample)" into "Password"
        """)
  }
}

extension AudiobooksJourneyTests {
  fileprivate static let purchaseLog = """
    > launch
      start ApplicationFlowCoordinator
      install tab bar: Discover, Bookshelf, Profile
      start ExplorationFlowCoordinator
      start LibraryFlowCoordinator
      start ProfileFlowCoordinator
    > tap "Crime"
      push ProductListScreen "Crime" onto Discover
    > tap "The Lamplighter's Debt"
      push ProductDetailsScreen "The Lamplighter's Debt" onto Discover
    > tap "Log in to buy"
      start LoginFlowCoordinator
      present LoginScreen "Log in" over ProductDetailsScreen "The Lamplighter's Debt" as \
    sheet, dismiss button Done
    > type "Ada" into "Name"
    > type "a wrong password" into "Password"
    > tap "Log in"
      alert "Wrong password": "Try again." [OK]
    > choose "OK"
      close alert "Wrong password"
    > type "the right password" into "Password"
    > tap "Log in"
    > tap "Log in"
    > wait 500ms
      dismiss LoginScreen "Log in"
      finish LoginFlowCoordinator
      alert "Buy The Lamplighter's Debt?": "It costs 9.99." [Buy, Cancel]
    > choose "Buy"
      close alert "Buy The Lamplighter's Debt?"
    > select "Bookshelf"
      select Bookshelf
    > tap "The Lamplighter's Debt"
      push ShelvedBookScreen "The Lamplighter's Debt" onto Bookshelf
    > tap "Listen"
      start PlayerFlowCoordinator
      install player PlayerScreen "The Lamplighter's Debt" above the tabs
    > wait 1500000ms
    > tap "Pause"
    > select "Bookshelf"
      pop ShelvedBookScreen "The Lamplighter's Debt"
    > select "Discover"
      select Discover
    > back
      pop ProductDetailsScreen "The Lamplighter's Debt"
    > back
      pop ProductListScreen "Crime"
    """

  fileprivate static let treeAfterPurchase = """
    tab bar
      Discover, selected
        * DiscoverScreen "Discover" in ExplorationFlowCoordinator
      Bookshelf (1)
          BookshelfScreen "Bookshelf" in LibraryFlowCoordinator
      Profile
          ProfileScreen "Profile" in ProfileFlowCoordinator
      player, minimized
          PlayerScreen "The Lamplighter's Debt" in PlayerFlowCoordinator
        * PlayerControlsScreen "The Lamplighter's Debt" in PlayerFlowCoordinator
    """

  fileprivate static let visitLog = """
    > launch
      start ApplicationFlowCoordinator
      install tab bar: Discover, Bookshelf, Profile
      start ExplorationFlowCoordinator
      start LibraryFlowCoordinator
      start ProfileFlowCoordinator
    > tap "Fantasy"
      push ProductListScreen "Fantasy" onto Discover
    > tap "The Owl Tax"
      push ProductDetailsScreen "The Owl Tax" onto Discover
    > back
      pop ProductDetailsScreen "The Owl Tax"
    > tap "Thornwright"
      push ProductDetailsScreen "Thornwright" onto Discover
    > tap "Log in to buy"
      start LoginFlowCoordinator
      present LoginScreen "Log in" over ProductDetailsScreen "Thornwright" as sheet, dismiss \
    button Done
    > dismiss
      dismiss LoginScreen "Log in"
      cancel LoginFlowCoordinator
    > back to "Discover"
      pop to DiscoverScreen "Discover"
    > tap "Genres"
      push GenreFilterScreen "Genres" onto Discover
    > toggle "Children"
    > tap "Show books"
      pop GenreFilterScreen "Genres"
    > type "Agnes Moor" into "Search"
    > tap "The Salt Road"
      push ProductDetailsScreen "The Salt Road" onto Discover
    > back
      pop ProductDetailsScreen "The Salt Road"
    > type "" into "Search"
    > select "Bookshelf"
      select Bookshelf
    > select "Profile"
      select Profile
    > tap "Settings"
      present SettingsScreen "Settings" over ProfileScreen "Profile" as sheet, dismiss button Done
    > choose "1.5x" in "Playback speed"
    > toggle "Remember me"
    > back
      dismiss SettingsScreen "Settings"
    """

  fileprivate static let treeAfterVisit = """
    tab bar
      Discover
          DiscoverScreen "Discover" in ExplorationFlowCoordinator
      Bookshelf
          BookshelfScreen "Bookshelf" in LibraryFlowCoordinator
      Profile, selected
        * ProfileScreen "Profile" in ProfileFlowCoordinator
    """
}
