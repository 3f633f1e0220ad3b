import Testing
import Wireflow
import WireflowRouting

/// URLs read and written.
struct RouteURLTests {
  private let format = RouteURLFormat(
    schemes: ["media", "movie"], hosts: ["media.example", "www.media.example"])

  @Test(arguments: [
    "media://movies/v-for-vendetta", "MEDIA://movies/v-for-vendetta/",
    "media:movies/v-for-vendetta", "media:///movies/v-for-vendetta#top",
    "movie://movies/v%2Dfor-vendetta", "https://media.example/movies/v-for-vendetta",
    "http://WWW.Media.Example/movies/v-for-vendetta?",
    "https://media.example:443/movies/v-for-vendetta",
    "http://media.example:80/movies/v-for-vendetta",
  ])
  func readsOwnSchemesAndWebAddresses(url: String) throws {
    #expect(try format.link(from: url) == RouteLink(["movies", "v-for-vendetta"]))
  }

  @Test func readsEscapesAndTheEmptyRoute() throws {
    let link = try format.link(from: "media://caf%C3%A9/a%2Fb%20c?n%3D=1%262")

    #expect(link.route == ["café", "a/b c"])
    #expect(link.parameters.items == [.init(name: "n=", text: "1&2")])
    // A mark belongs to the text behind a slash or an ampersand.
    let marked = try format.link(from: "media://\u{301}a?x=1&\u{301}y=2")
    #expect(marked.route == ["\u{301}a"])
    #expect(marked.parameters.items.map(\.name) == ["x", "\u{301}y"])
    for url in ["media://", "https://media.example"] {
      #expect(try format.link(from: url).route == [])
    }
  }

  @Test(arguments: [
    ("movies", RouteURLError.noScheme), ("", .noScheme),
    ("mail://movies", .foreignScheme("mail")),
    ("https://elsewhere.example/movies", .foreignHost("elsewhere.example")),
    ("https:/media.example/movies", .foreignHost("")),
    ("https://media.example:80/movies", .foreignHost("media.example:80")),
    ("media://movies//brazil", .emptyComponent),
    ("media://movies/%2", .brokenEscape("%2")), ("media://movies/%zz", .brokenEscape("%zz")),
    ("media://movies/%FF", .brokenEscape("%FF")),
    ("media://movies?a=%", .brokenEscape("a=%")),
  ])
  func saysWhatIsNoRoute(url: String, error: RouteURLError) {
    #expect(throws: error) { try format.link(from: url) }
  }

  @Test func writesWhatItReads() throws {
    var parameters = RouteParameters([.init(name: "tag", text: "a b")])
    parameters.set(RouteParameter<Int>("page"), to: 1)
    parameters.set(RouteParameter<Int>("page"), to: 2)
    parameters.set(RouteParameter<String>("sort"), to: "year")
    parameters.set(RouteParameter<String>("sort"), to: nil)
    let link = RouteLink(["movies", "a/b", "é ?#"], parameters: parameters)

    let url = try format.url(for: link)
    let universal = try format.universalURL(for: link)

    #expect(url == "media://movies/a%2Fb/%C3%A9%20%3F%23?tag=a%20b&page=2")
    #expect(universal == "https://media.example/movies/a%2Fb/%C3%A9%20%3F%23?tag=a%20b&page=2")
    #expect(try format.link(from: url) == link)
    #expect(try format.link(from: universal) == link)
  }

  @Test func writesNoEmptyComponent() {
    #expect(throws: RouteURLError.emptyComponent) { try format.url(for: RouteLink(["a", ""])) }
    #expect("\(RouteURLError.noScheme)".hasSuffix("or give the format one"))
    #expect("\(RouteURLError.foreignHost(""))".hasSuffix("or give the format one"))
    #expect(throws: RouteURLError.noScheme) {
      try RouteURLFormat(schemes: []).url(for: RouteLink(["a"]))
    }
    #expect(throws: RouteURLError.foreignHost("")) {
      try RouteURLFormat(schemes: ["a"]).universalURL(for: RouteLink(["a"]))
    }
  }
}

private enum Order: String {
  case title, year
}

/// Query items as typed parameters.
struct RouteParameterTests {
  private let parameters = RouteParameters([
    .init(name: "page", text: "2"), .init(name: "sort", text: "year"),
    .init(name: "tag", text: "a"), .init(name: "tag", text: "b"), .init(name: "on", text: "yes"),
  ])

  @Test func readsWhatAParameterIs() throws {
    #expect(try parameters.value(of: RouteParameter<Int>("page")) == 2)
    #expect(try parameters.value(of: RouteParameter<Order>("sort")) == .year)
    #expect(try parameters.value(of: RouteParameter<Int>("none")) == nil)
    #expect(try parameters.values(of: RouteParameter<String>("tag")) == ["a", "b"])
    let on = RouteParameter<Bool>("on", read: { $0 == "yes" }, write: { "\($0)" })
    #expect(try parameters.value(of: on) == true)
  }
}
