import Testing
import WireflowRouting

private enum Order: String {
  case title, year
}

/// Query items as typed parameters.
struct RouteParameterTests {
  private let parameters = RouteParameters([
    .init(name: "page", text: "2"), .init(name: "sort", text: "year"),
    .init(name: "tag", text: "a"), .init(name: "tag", text: "b"), .init(name: "on", text: "yes"),
  ])

  @Test
  func readsWhatAParameterIs() throws {
    #expect(try parameters.value(of: RouteParameter<Int>("page")) == 2)
    #expect(try parameters.value(of: RouteParameter<Order>("sort")) == .year)
    #expect(try parameters.value(of: RouteParameter<Int>("none")) == nil)
    #expect(try parameters.values(of: RouteParameter<String>("tag")) == ["a", "b"])
    let on = RouteParameter<Bool>("on", read: { $0 == "yes" }, write: { "\($0)" })
    #expect(try parameters.value(of: on) == true)
  }

  @Test
  func saysWhatAParameterCannotBe() {
    #expect(throws: RouteURLError.malformedParameter("on", "yes")) {
      try parameters.value(of: RouteParameter<Bool>("on"))
    }
    #expect(throws: RouteURLError.malformedParameter("tag", "a")) {
      try parameters.values(of: RouteParameter<Int>("tag"))
    }
  }

  @Test
  func setsAndTakesAway() throws {
    var parameters = parameters

    parameters.set(RouteParameter<String>("tag"), to: "c")
    parameters.set(RouteParameter<Order>("sort"), to: .title)
    parameters.set(RouteParameter<Int>("page"), to: nil)

    #expect(
      parameters.items == [
        .init(name: "on", text: "yes"), .init(name: "tag", text: "c"),
        .init(name: "sort", text: "title"),
      ])
  }
}
