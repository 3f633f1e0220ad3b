/// A service that knows what the club offers.
@MainActor
protocol ClubService: AnyObject {
  /// Returns the kinds of an activity, or those of all others for any.
  func subcategories(of activity: ActivityType) -> [Subcategory]
}
